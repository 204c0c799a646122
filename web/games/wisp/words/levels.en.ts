/** The campaign's levels by id, in English: name and tale. Their type is the shape of every other language. */

type LevelTold = readonly [name: string, tale: string];

export const texts = {
  "keep-your-distance": [
    "Keep Your Distance",
    "Lure it into the grove. It takes one step for each of yours. Finish a step within its reach, and it catches you.",
  ],
  "behind-the-grove": [
    "Behind the Grove",
    "It walks straight at your light. Stand so that the grove lies in its way, and not too near.",
  ],
  "safe-inside": ["Safe Inside", "Inside the grove, nobody can touch you. One step outside, they can."],
  "the-far-side": ["The Far Side", "It comes straight at you or not at all. Go where the grove lies between you."],
  "one-by-one": ["One by One", "Two at your heels. Nobody says they have to go in together."],
  "two-become-one": ["Two Become One", "Where two of one colour meet, there’s only one left to lead."],
  "past-and-back": ["Past and Back", "Through the grove, one step beyond, and back again: each time, one goes in."],
  "from-both-sides": [
    "From Both Sides",
    "One comes from each side. Slip between them, and both are on the same side of the grove.",
  ],
  "four-corners": ["Four Corners", "One comes from every corner. Thin them out before you finish."],
  "cutting-corners": ["Cutting Corners", "You can cut across; they have to go round. Each corner wins you a step."],
  "the-hedge": ["The Hedge", "They can’t find their way round a hedge, but you can lead them round it."],
  "a-foot-in-the-mud": ["A Foot in the Mud", "It’s too close behind you. One breath in the mud puts that right."],
  "first-the-mire": ["First the Mire", "Let the mud take its turn, then let the tree do the rest."],
  "the-courtyard": ["The Courtyard", "The grove has one open side. The red one stands on another."],
  "up-and-down": [
    "Up and Down",
    "Shake them off between mud and tree, then pace below the grove until both have gone in.",
  ],
  "a-tap-on-the-shoulder": ["A Tap on the Shoulder", "Go over, wake it, and be on your way before it yawns."],
  "after-you": [
    "After You",
    "Red won’t share a place with purple. They get in each other’s way, and that gives you time.",
  ],
  "a-call-on-the-way": [
    "A Stop on the Way",
    "Out through the grove, wake the sleeper, then home the same way with two behind you.",
  ],
  "four-beds": ["Four Beds", "Make the rounds, wake the house, and be gone before breakfast."],
  "the-long-yawn": [
    "The Long Yawn",
    "Wake it in passing. The puddle keeps the hunter just long enough for it to catch up.",
  ],
  "a-sleeper-for-a-shield": [
    "A Sleeper for a Shield",
    "With the hunter behind you, wake somebody to walk in front of it.",
  ],
  "black-ice": ["Black Ice", "One step onto the ice, and the grove is where it ends."],
  "the-frozen-pond": [
    "The Frozen Pond",
    "Ice all round the grove. Stand in the right place, and both will slide to the same spot.",
  ],
  "a-step-ahead": ["A Step Ahead", "One sheet of ice gives each of them a step, and throws them out of line."],
  "one-slippery-stone": [
    "One Slippery Stone",
    "A single patch of ice, and one of the two will lose a step on it. Decide which.",
  ],
  "to-and-fro": ["To and Fro", "While they slide to and fro beside each other, choose whose turn it is."],
  "the-chute": ["The Chute", "First make the two into one. Then the chute along the wall throws it ahead."],
  "out-of-the-huddle": ["Out of the Huddle", "Three stand around you already. Where it is icy there is still a gap."],
  "a-cold-awakening": [
    "A Cold Awakening",
    "The ice lies right before the grove. Wake the sleeper first, then mind how you line them up.",
  ],
  "now-you-see-it": [
    "Now You See It",
    "It steps on a stone and stands beside the grove. Be in the right place by then.",
  ],
  "through-the-wall": [
    "Through the Wall",
    "A stone on this side, a stone on that. The tree between them does not matter.",
  ],
  "the-locked-garden": ["The Locked Garden", "No gate leads into this garden. There is another way in."],
  "to-the-other-corner": [
    "To the Other Corner",
    "Three hunters close in. The way out lies beside you, and it ends on the far side of all of them.",
  ],
  "follow-me": ["Follow Me", "You go first, they come after, and on the other side they are one."],
  "the-stones-next-door": [
    "The Stones Next Door",
    "The two stones are neighbours. One corner is all you gain, and one corner is all you need.",
  ],
  "the-back-door": ["The Back Door", "Escape by the stone beside the grove, and let one of them come back through it."],
  "up-the-far-side": [
    "Up the Far Side",
    "Take the stone, run up the edge past the grove, and come down again to meet them.",
  ],
  "the-turnstile": [
    "The Turnstile",
    "Three of them and one pair of stones. Whoever goes through last finds all the others.",
  ],
  "be-seen": ["Be Seen", "It looks along its way. Step into that line, with the grove between you."],
  "hunter-and-guard": ["Hunter and Guard", "One needs no invitation; the other needs only a glimpse."],
  "where-the-path-turns": ["Where the Path Turns", "Past the bend it looks west. That is where you will be."],
  "off-the-route": [
    "Off the Route",
    "Show yourself, and it forgets its round. Two will follow you to the other end of the hall.",
  ],
  "the-quiet-corner": ["The Quiet Corner", "The reds may wait behind the column. The guard has to go first."],
  "the-round": ["The Round", "Round and round it goes. Count its steps before you take yours."],
  "across-the-beat": [
    "Across the Beat",
    "The guard walks down towards the hunter. Cross its sight, and it turns round for you.",
  ],
  "one-on-his-rounds": [
    "One on His Rounds",
    "The guard goes in circles while two hunt you. Fetch it when they are done, or when they are stuck.",
  ],
  "between-two-fires": [
    "Between Two Fires",
    "A red one on either side, and the guard in the middle. Lead the dance all the way round.",
  ],
  "the-night-watchman": [
    "The Night Watchman",
    "Let the sleeper stumble into his round, and neither of them will know how they came to the grove.",
  ],
  "the-guard-at-the-gate": [
    "The Guard at the Gate",
    "He stands before the grove himself. Go a long way off, make two into one, and come back when he looks your way.",
  ],
  "the-patient-one": [
    "The Patient One",
    "One stands beside the grove, nose to a tree. Leave it there until you need it.",
  ],
  "two-asleep-one-awake": [
    "Two Asleep, One Awake",
    "Collect the sleepers on the run, and let them get in the hunter’s way.",
  ],
  "three-in-one-skin": [
    "Three in One Skin",
    "They are almost in the grove already. Lead them away once more, so that they may enter as one.",
  ],
  "single-file": ["Single File", "The ice would throw them together. Keep them apart: one, and one, and one."],
  "marking-time": ["Marking Time", "Up, down, up: as long as they stand still, you may dance."],
  "held-by-the-heel": [
    "Held by the Heel",
    "The puddle at your feet is worth one turn. Spend it where two would arrive at once.",
  ],
  "sleepers-at-the-door": [
    "Sleepers at the Door",
    "Two lie asleep in front of the grove and keep everyone out. Wake them from the right side.",
  ],
  sleepwalkers: ["Sleepwalkers", "Three sleepers become one walker, and the stones set it down at your heels."],
  "all-in-good-time": ["All in Good Time", "Three sleepers, and a right moment for each of them."],
  "skating-partners": ["Skating Partners", "Wait by the tree until they slide side by side. Then run."],
  "the-pendulum": ["The Pendulum", "You never leave this edge. Swing, and let them come in step."],
  "violet-against-bark": [
    "Violet against Bark",
    "Purple stands at the tree as if it grew there. See to the reds while it does.",
  ],
  "in-two-places": ["In Two Places", "Be here for the one and there for the other, and never where they are."],
  "one-bed-after-another": [
    "One Bed after Another",
    "The first sleeper shields you from the hunter, the second one shields you from the first.",
  ],
  "breaking-out": [
    "Breaking Out",
    "Two hunters have driven you to the edge. Circle them once, then go for the sleeper at a run.",
  ],
  "there-and-back": [
    "There and Back",
    "You have reached the grove, and somebody is still asleep. Back you go, with the hunter in tow.",
  ],
  "past-the-grove": ["Past the Grove", "Three times they slide past it. Bring them in from the one dry side."],
  "changing-of-the-guard": [
    "Changing of the Guard",
    "Two guards, one relief: bring them to the same place, and both may go home.",
  ],
  "roll-call": ["Roll Call", "Wake them one by one and line them up until they answer with one voice."],
  "two-puddles": ["Two Puddles", "A puddle for each of them, and they fall out of step, then together."],
  "hide-and-seek": [
    "Hide and Seek",
    "Two stones side by side and ice beside them. Slip from one to the other until all have lost their way together.",
  ],
  "three-paths-one-end": ["Three Paths, One End", "Up to the mud, back to the roots, and up once more with everyone."],
  "elbow-room": ["Elbow Room", "So much room, and it still takes the shortest way. Swing wide around the grove."],
  "behind-the-palisade": [
    "Behind the Palisade",
    "One sleeps beside you, two beyond the palisade. Wake them on the way.",
  ],
  "from-far-and-wide": [
    "From Far and Wide",
    "They sleep as far apart as they can. Bring them together, and the narrow gate is enough.",
  ],
  "a-step-back-first": [
    "A Step Back First",
    "Down, up, down: give ground once, and the three no longer come at the same time.",
  ],
  "out-of-step": [
    "Out of Step",
    "They walk side by side and will not meet. Go a long way east, and turn at the right tree.",
  ],
  "the-sleeper-in-the-south": [
    "The Sleeper in the South",
    "First south for the sleeper, then east to the grove, and never a step too many.",
  ],
  "the-cold-gap": [
    "The Cold Gap",
    "Two wait with ice between them, right in front of the grove. Lead both away from it first.",
  ],
  "the-gate-in-the-east": [
    "The Gate in the East",
    "The grove lies in a row of trees. Nobody gets in from above or below, so come from the west.",
  ],
  "the-puddle-on-the-plain": ["The Puddle on the Plain", "In the whole wide plain there is one puddle. Go there."],
  "round-the-fence": [
    "Round the Fence",
    "A fence in front of the grove, and puddles in front of the fence. Go the long way round, with both.",
  ],
  "the-lonely-post": ["The Lonely Post", "Far from anywhere a guard still walks his little square. Fetch him, too."],
  "between-the-gateposts": [
    "Between the Gateposts",
    "The grove lies between two trees. It’s open only from below, and they only fit as one.",
  ],
  "three-at-the-gate": [
    "Three at the Gate",
    "All three stand around the grove, and none goes in unasked. Ask from a distance.",
  ],
  "the-wrong-way-round": [
    "The Wrong Way Round",
    "Guard, hunter, guard, grove, all in one row, and all of them facing away from it.",
  ],
  "down-the-whole-edge": [
    "Down the Whole Edge",
    "Red and purple are both too close. Only at the far end of the field do they come apart.",
  ],
  "the-great-frost": [
    "The Great Frost",
    "East as far as the land goes, to make two into one; then home across the whole of it.",
  ],
  "until-morning": [
    "Until Morning",
    "Nothing here is quick. Let the wood sort the hunters, and wake the sleeper when it has.",
  ],
  "the-last-of-the-night": [
    "The Last of the Night",
    "They slide past each other again and again. Be patient once more, and it will be day.",
  ],
  "wait-inside": [
    "Wait Inside",
    "One comes from the front, one from far off to the side. The grove is a good place to wait for both.",
  ],
  "in-and-out": ["In and Out", "One stands at your shoulder. Go through the grove, and come back for the other."],
  "go-ahead": [
    "Go Ahead of It",
    "Only one, and yet a long way home. Go ahead through the mud, and let it come after you.",
  ],
  "one-step-back": ["One Step Back", "There is a single way, and it begins with going nowhere."],
  "the-frozen-stair": [
    "The Frozen Stair",
    "Two on your heels, and a slide that ends where it likes. Go up to come down.",
  ],
  "the-door-by-the-grove": [
    "The Door by the Grove",
    "One stone lies right beside the grove. Whoever comes out there has hardly a step to go.",
  ],
  "one-step-more": [
    "One Step More",
    "The guard walks to the very edge of the grove and turns. Make it take one step more.",
  ],
  "nineteen-steps": [
    "Nineteen Steps",
    "Two sleep, one hunts, and the stones lie far from the grove. There’s hardly a step to spare.",
  ],
  "the-widest-sky": [
    "Under the Widest Sky",
    "So much room, and both must come to the same edge of it. The stones shorten the night.",
  ],
} satisfies Readonly<Record<string, LevelTold>>;

export type LevelTexts = Readonly<Record<keyof typeof texts, LevelTold>>;
