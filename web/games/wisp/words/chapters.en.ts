/** The campaign's chapters, in English; their type is the shape of every other language. */

export const texts = {
  "first-light": {
    title: "First Light",
    opening:
      "In the villages they say that you lead wanderers into the bog. Nobody ever asked you. Tonight something red is walking the wood, sick and hungry for light, and only the old grove can still heal.",
    closing:
      "What went into the grove red comes out as a hare. It looks at you before it runs, and nothing has ever looked at you like that. You burn a little warmer.",
  },
  company: {
    title: "Company",
    opening:
      "Word of a light gets about. Now they come in twos, and two don’t tire the way one does. But two that are hungry for the same thing have forgotten that they are two.",
    closing:
      "Two does leave the grove, one still leaning on the other. You had thought that a crowd was only more danger. From tonight there is a second colour in your flame, very faint.",
  },
  "root-and-mire": {
    title: "Root and Mire",
    opening:
      "Where the ground grows soft, you were always at home. Trees stand in the way of what has weight, and the mud keeps every foot a moment longer than it wants. None of it can hold you.",
    closing:
      "You have learned to let others wait. It is a strange power for something that always flickered and fled. Your light burns slower now, and it no longer trembles in the wind.",
  },
  sleepers: {
    title: "The Sleepers",
    opening:
      "Deeper in, some have lain down and not got up again. Purple moss has grown over them. They would sleep on if you let them be, and they would never be well.",
    closing:
      "Waking somebody is a promise: whoever opens their eyes must be led home. You have kept it every time. When you come near now, you come softly, and the moss turns towards you.",
  },
  frost: {
    title: "Frost",
    opening:
      "Under the hill there is a cave where it never thaws. What steps onto the ice here goes where the ice wants. You float above it, and your light hangs in every wall.",
    closing:
      "The last of them shakes the frost from its fur. You have carried your warmth through a place that had none, and it did not grow less. In the middle of your flame there is now a blue core.",
  },
  "twin-stones": {
    title: "Twin Stones",
    opening:
      "Somebody built here once, and set stones in pairs that know of each other. Step on one and you stand on the other. What hunts you has not learned that. It only sees how far away you are.",
    closing:
      "Between two stones, for less than a moment, you saw yourself from outside: a small steady light, and many coming towards it. You were not afraid of it. So that is what they see.",
  },
  "the-watch": {
    title: "The Watch",
    opening:
      "In the great hall somebody still keeps watch. The guards walk the rounds they walked when there was something to guard, and look straight ahead. They do not hunt you. You will have to be seen.",
    closing:
      "One after the other they take off their helmets. They had been waiting for somebody to relieve them, and nobody came with a light. Now one has, and you find that you can stay with somebody, too.",
  },
  "deep-forest": {
    title: "The Deep Forest",
    opening:
      "Here the trees stand so close that no moon comes through. Whoever is lost here has been lost for a long time, and there are many of them. You are the only light they have seen in years, and they come running.",
    closing:
      "Behind you the forest is full of small noises again: wings, paws, breath. You throw shadows now. A spark does not do that, and it takes you a while to understand what you have become.",
  },
  "the-wide-night": {
    title: "The Wide Night",
    opening:
      "Beyond the forest the land opens, and the sky with it. There’s a long way to go here, and you can be seen from afar. You used to keep to the thickets; now you go where everyone can find you.",
    closing:
      "Towards morning the moor is quiet. In the villages they have begun to tell it differently: whoever is lost should look for the small light and go where it goes. You hear it, and you burn, and you stay.",
  },
};

export type ChapterTexts = typeof texts;
