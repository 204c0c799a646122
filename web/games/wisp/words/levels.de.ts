/** The campaign's levels by id, in German: name and tale. */
import type { LevelTexts } from "./levels.en.ts";

export const texts: LevelTexts = {
  "keep-your-distance": [
    "Halt Abstand",
    "Locke es in den Hain. Auf jeden Schritt von dir folgt einer von ihm. Endet deiner in seiner Reichweite, fängt es dich.",
  ],
  "behind-the-grove": [
    "Hinter dem Hain",
    "Es geht geradewegs auf dein Licht zu. Stell dich so, dass der Hain dazwischenliegt, und nicht zu nah.",
  ],
  "safe-inside": ["Drinnen sicher", "Im Hain selbst kann dich keiner fassen. Einen Schritt daneben schon."],
  "the-far-side": [
    "Auf der anderen Seite",
    "Es kommt geradewegs auf dich zu oder gar nicht. Geh dorthin, wo der Hain zwischen euch liegt.",
  ],
  "one-by-one": [
    "Einer nach dem anderen",
    "Zwei sind dir auf den Fersen. Niemand sagt, dass sie zugleich hineinmüssen.",
  ],
  "two-become-one": ["Aus zwei wird eins", "Wo zwei von einer Farbe sich treffen, musst du nur noch einen führen."],
  "past-and-back": [
    "Vorbei und zurück",
    "Durch den Hain, einen Schritt weiter und wieder zurück: Jedes Mal geht einer hinein.",
  ],
  "from-both-sides": [
    "Von zwei Seiten",
    "Von jeder Seite kommt einer. Schlüpf hindurch, und beide sind auf derselben Seite des Hains.",
  ],
  "four-corners": [
    "Vier Ecken",
    "Aus jeder Ecke kommt einer. Mach erst aus vielen wenige, dann mach der Sache ein Ende.",
  ],
  "cutting-corners": [
    "Um die Ecke gedacht",
    "Du gehst schräg, sie müssen außen herum. Jede Ecke schenkt dir einen Schritt.",
  ],
  "the-hedge": ["Die Hecke", "Um die Hecke herum finden sie nicht von selbst. Du musst sie schon führen."],
  "a-foot-in-the-mud": [
    "Ein Fuß im Schlamm",
    "Es ist dir zu dicht auf den Fersen. Ein Atemzug im Schlamm, und es passt.",
  ],
  "first-the-mire": ["Erst der Morast", "Lass erst den Schlamm seine Arbeit tun und dann den Baum."],
  "the-courtyard": ["Der Innenhof", "Der Hain ist nur nach einer Seite offen. Das Rote steht auf einer anderen."],
  "up-and-down": [
    "Auf und ab",
    "Häng sie zwischen Schlamm und Baum ab, dann geh unter dem Hain auf und ab, bis beide drin sind.",
  ],
  "a-tap-on-the-shoulder": ["Ein Tippen auf die Schulter", "Geh hin, weck es und sei unterwegs, ehe es gegähnt hat."],
  "after-you": ["Nach dir", "Rot und Violett teilen sich keinen Platz. Sie stehen sich im Weg, und du hast Zeit."],
  "a-call-on-the-way": [
    "Ein kurzer Besuch",
    "Durch den Hain hinaus, den Schläfer wecken und auf demselben Weg heim, mit zweien im Gefolge.",
  ],
  "four-beds": ["Vier Betten", "Dreh deine Runde, weck das ganze Haus und sei schneller als das Frühstück."],
  "the-long-yawn": [
    "Das lange Gähnen",
    "Weck ihn im Vorbeigehen. Die Pfütze hält den Jäger gerade so lange auf, bis der Schläfer nachkommt.",
  ],
  "a-sleeper-for-a-shield": ["Ein Schläfer als Schild", "Der Jäger ist hinter dir. Weck jemanden, der vor ihm geht."],
  "black-ice": ["Blitzeis", "Ein Schritt aufs Eis, und am Ende der Rutschbahn liegt der Hain."],
  "the-frozen-pond": [
    "Der gefrorene Teich",
    "Rings um den Hain ist Eis. Stell dich richtig hin, dann rutschen beide an denselben Ort.",
  ],
  "a-step-ahead": [
    "Einen Schritt voraus",
    "Eine einzige Scholle schenkt jedem einen Schritt und bringt sie aus der Reihe.",
  ],
  "one-slippery-stone": [
    "Ein glatter Stein",
    "Ein einziger Fleck Eis, und einer von beiden verliert darauf den Takt. Such dir aus, welcher.",
  ],
  "to-and-fro": ["Hin und her", "Während sie aneinander vorbeirutschen, suchst du dir aus, wer an der Reihe ist."],
  "the-chute": ["Die Rinne", "Mach erst einen aus den beiden. Die Rinne an der Wand wirft ihn dann voraus."],
  "out-of-the-huddle": [
    "Raus aus dem Gedränge",
    "Drei stehen schon um dich herum. Wo es glatt ist, ist noch eine Lücke.",
  ],
  "a-cold-awakening": [
    "Kaltes Erwachen",
    "Das Eis liegt gleich vor dem Hain. Weck erst den Schläfer und achte dann darauf, wie du sie aufreihst.",
  ],
  "now-you-see-it": [
    "Eben war es noch da",
    "Es tritt auf einen Stein und steht neben dem Hain. Sei bis dahin am rechten Fleck.",
  ],
  "through-the-wall": ["Durch die Wand", "Ein Stein diesseits, einer jenseits. Der Baum dazwischen zählt nicht."],
  "the-locked-garden": [
    "Der verschlossene Garten",
    "In diesen Garten führt kein Tor. Es gibt einen anderen Weg hinein.",
  ],
  "to-the-other-corner": [
    "In die andere Ecke",
    "Drei Jäger rücken an. Der Ausweg liegt neben dir und endet auf der anderen Seite von allen dreien.",
  ],
  "follow-me": ["Mir nach", "Du gehst voran, sie kommen nach, und drüben sind sie eins."],
  "the-stones-next-door": [
    "Die Steine nebenan",
    "Die beiden Steine sind Nachbarn. Mehr als eine Ecke gewinnst du nicht, und mehr brauchst du nicht.",
  ],
  "the-back-door": [
    "Die Hintertür",
    "Flieh über den Stein neben dem Hain und lass einen von ihnen auf demselben Weg zurückkommen.",
  ],
  "up-the-far-side": [
    "Drüben hinauf",
    "Nimm den Stein, lauf drüben am Hain vorbei den Rand hinauf und komm ihnen wieder entgegen.",
  ],
  "the-turnstile": [
    "Das Drehkreuz",
    "Drei von ihnen und ein Paar Steine. Wer zuletzt hindurchgeht, trifft alle anderen.",
  ],
  "be-seen": [
    "Lass dich sehen",
    "Er sieht seinen Weg entlang. Tritt in diese Linie, und der Hain liegt zwischen euch.",
  ],
  "hunter-and-guard": ["Jäger und Wächter", "Der eine braucht keine Einladung, dem anderen genügt ein Blick."],
  "where-the-path-turns": ["Wo der Weg abbiegt", "Hinter der Biegung sieht er nach Westen. Genau dort wirst du sein."],
  "off-the-route": [
    "Vom Weg gelockt",
    "Zeig dich, und er vergisst seine Runde. Zwei folgen dir ans andere Ende des Saals.",
  ],
  "the-quiet-corner": ["Die stille Ecke", "Die Roten können hinter der Säule warten. Zuerst muss der Wächter gehen."],
  "the-round": ["Die Runde", "Rundherum geht er, immer rundherum. Zähl seine Schritte, bevor du deine machst."],
  "across-the-beat": [
    "Quer über den Rundgang",
    "Der Wächter geht auf den Jäger zu. Lauf ihm durchs Blickfeld, und er kehrt deinetwegen um.",
  ],
  "one-on-his-rounds": [
    "Einer dreht seine Runde",
    "Der Wächter dreht Kreise, während zwei dich jagen. Hol ihn, wenn sie fertig sind oder feststecken.",
  ],
  "between-two-fires": [
    "Zwischen zwei Feuern",
    "Links ein Rotes, rechts ein Rotes, in der Mitte der Wächter. Führ den Reigen ganz herum.",
  ],
  "the-night-watchman": [
    "Der Nachtwächter",
    "Lass den Schläfer in seine Runde stolpern, und keiner der beiden weiß, wie er in den Hain kam.",
  ],
  "the-guard-at-the-gate": [
    "Der Wächter am Tor",
    "Er steht selbst vor dem Hain. Geh weit fort, mach aus zweien einen und komm zurück, wenn er zu dir hersieht.",
  ],
  "the-patient-one": [
    "Der Geduldige",
    "Einer steht neben dem Hain, einen Baum vor der Nase. Lass ihn dort, bis du ihn brauchst.",
  ],
  "two-asleep-one-awake": [
    "Zwei schlafen, einer wacht",
    "Sammle die Schläfer im Laufen ein. Dem Jäger geraten sie schon in die Quere.",
  ],
  "three-in-one-skin": [
    "Drei in einer Haut",
    "Sie sind schon fast im Hain. Führ sie noch einmal fort, damit sie als einer hineingehen.",
  ],
  "single-file": [
    "Im Gänsemarsch",
    "Das Eis würde sie zusammenwerfen. Halt sie auseinander: einer, und einer, und einer.",
  ],
  "marking-time": ["Auf der Stelle", "Hinauf, hinab, hinauf: Solange sie feststecken, darfst du tanzen."],
  "held-by-the-heel": [
    "An der Ferse gehalten",
    "Die Pfütze vor dir ist einen Zug wert. Heb ihn dir für den Moment auf, in dem sonst zwei zugleich kämen.",
  ],
  "sleepers-at-the-door": [
    "Schläfer vor der Tür",
    "Zwei schlafen vor dem Hain und versperren allen den Weg. Weck sie von der richtigen Seite.",
  ],
  sleepwalkers: ["Schlafwandler", "Aus drei Schläfern wird ein Wandler, und die Steine setzen ihn dir auf die Fersen."],
  "all-in-good-time": [
    "Alles zu seiner Zeit",
    "Drei Schläfer, und für jeden von ihnen gibt es einen richtigen Augenblick.",
  ],
  "skating-partners": ["Paarlauf", "Warte am Baum, bis sie Seite an Seite gleiten. Dann lauf."],
  "the-pendulum": ["Das Pendel", "Du verlässt diesen Rand nicht. Schwing hin und her und lass sie im Takt kommen."],
  "violet-against-bark": [
    "Violett an der Rinde",
    "Das Violette steht am Baum wie angewachsen. Kümmere dich solange um die Roten.",
  ],
  "in-two-places": ["An zwei Orten", "Sei hier für den einen und dort für den anderen, und nie, wo sie gerade sind."],
  "one-bed-after-another": [
    "Ein Bett nach dem anderen",
    "Der erste Schläfer schützt dich vor dem Jäger, der zweite schützt dich vor dem ersten.",
  ],
  "breaking-out": [
    "Ausbruch",
    "Zwei Jäger drängen dich an den Rand. Lauf einmal um sie herum und dann geradewegs zum Schläfer.",
  ],
  "there-and-back": [
    "Noch einmal zurück",
    "Du bist schon am Hain, und einer schläft noch. Also zurück, mit dem Jäger im Schlepptau.",
  ],
  "past-the-grove": [
    "Am Hain vorbei",
    "Dreimal rutschen sie daran vorbei. Bring sie von der einzigen trockenen Seite hinein.",
  ],
  "changing-of-the-guard": [
    "Wachablösung",
    "Zwei Wächter, eine Ablösung: Bring sie an denselben Ort, und beide dürfen nach Hause.",
  ],
  "roll-call": ["Morgenappell", "Weck sie der Reihe nach und stell sie auf, bis sie mit einer Stimme antworten."],
  "two-puddles": ["Zwei Pfützen", "Für jeden eine Pfütze: So kommen sie erst aus dem Tritt und dann zusammen."],
  "hide-and-seek": [
    "Versteckspiel",
    "Zwei Steine Seite an Seite, daneben Eis. Schlüpf von einem zum anderen, bis sich alle gemeinsam verlaufen haben.",
  ],
  "three-paths-one-end": [
    "Drei Wege, ein Ende",
    "Hinauf zum Schlamm, zurück zu den Wurzeln und noch einmal hinauf, mit allen.",
  ],
  "elbow-room": [
    "Platz genug",
    "So viel Platz, und es nimmt doch den kürzesten Weg. Schlag einen weiten Bogen um den Hain.",
  ],
  "behind-the-palisade": [
    "Hinter der Palisade",
    "Einer schläft neben dir, zwei hinter der Palisade. Weck sie im Vorbeigehen.",
  ],
  "from-far-and-wide": [
    "Von nah und fern",
    "Sie schlafen so weit voneinander entfernt, wie es geht. Bring sie zusammen, dann genügt das schmale Tor.",
  ],
  "a-step-back-first": [
    "Erst einen Schritt zurück",
    "Hinab, hinauf, hinab: Weich einmal zurück, und die drei kommen nicht mehr zur selben Zeit.",
  ],
  "out-of-step": [
    "Aus dem Tritt",
    "Sie gehen nebeneinander her und treffen sich nicht. Geh weit nach Osten und kehr am richtigen Baum um.",
  ],
  "the-sleeper-in-the-south": [
    "Der Schläfer im Süden",
    "Erst nach Süden zum Schläfer, dann nach Osten zum Hain, und kein Schritt zu viel.",
  ],
  "the-cold-gap": [
    "Die kalte Lücke",
    "Zwei warten mit Eis dazwischen direkt vor dem Hain. Führ beide erst einmal dort weg.",
  ],
  "the-gate-in-the-east": [
    "Das Tor im Osten",
    "Der Hain liegt in einer Reihe von Bäumen. Von oben und unten kommt keiner hinein, nur von Westen.",
  ],
  "the-puddle-on-the-plain": [
    "Die Pfütze in der Ebene",
    "In der ganzen weiten Ebene gibt es eine einzige Pfütze. Geh hin.",
  ],
  "round-the-fence": [
    "Um den Zaun herum",
    "Vor dem Hain steht ein Zaun, vor dem Zaun sind Pfützen. Geh außen herum, und zwar mit beiden.",
  ],
  "the-lonely-post": [
    "Der einsame Posten",
    "Fernab von allem dreht noch ein Wächter seine kleine Runde. Hol auch ihn.",
  ],
  "between-the-gateposts": [
    "Zwischen den Torpfosten",
    "Der Hain liegt zwischen zwei Bäumen. Nur von unten ist er offen, und nur als einer passen sie hinein.",
  ],
  "three-at-the-gate": [
    "Drei vor dem Tor",
    "Alle drei stehen um den Hain herum, und keiner geht von selbst hinein. Locke sie von weit her.",
  ],
  "the-wrong-way-round": [
    "Verkehrt herum",
    "Wächter, Jäger, Wächter, Hain, alle in einer Reihe, und alle schauen in die falsche Richtung.",
  ],
  "down-the-whole-edge": [
    "Den ganzen Rand entlang",
    "Rot und Violett sind beide zu nah. Erst am anderen Ende des Feldes kommen sie auseinander.",
  ],
  "the-great-frost": [
    "Der große Frost",
    "Nach Osten, so weit das Land reicht, um aus zweien einen zu machen; dann quer hindurch nach Hause.",
  ],
  "until-morning": [
    "Bis zum Morgen",
    "Hier geht nichts schnell. Lass den Wald die Jäger sortieren und weck den Schläfer erst danach.",
  ],
  "the-last-of-the-night": [
    "Das Ende der Nacht",
    "Immer wieder gleiten sie aneinander vorbei. Hab noch einmal Geduld, dann wird es Tag.",
  ],
  "wait-inside": ["Drinnen warten", "Eines kommt von vorn, eines von weit her. Im Hain wartet es sich gut auf beide."],
  "in-and-out": ["Rein und raus", "Eines sitzt dir im Nacken. Geh durch den Hain, und komm für das andere zurück."],
  "go-ahead": [
    "Geh voran",
    "Nur eines, und doch ein weiter Heimweg. Geh voran durch den Schlamm und lass es nachkommen.",
  ],
  "one-step-back": ["Einen Schritt zurück", "Es gibt nur einen Weg, und er beginnt damit, nirgendwohin zu gehen."],
  "the-frozen-stair": [
    "Die gefrorene Treppe",
    "Zwei sind dir auf den Fersen, und die Rutschbahn endet, wo sie will. Geh hinauf, um hinabzukommen.",
  ],
  "the-door-by-the-grove": [
    "Die Tür am Hain",
    "Ein Stein liegt gleich neben dem Hain. Wer dort herauskommt, hat kaum einen Schritt zu gehen.",
  ],
  "one-step-more": [
    "Einen Schritt weiter",
    "Der Wächter geht bis dicht an den Hain und kehrt um. Bring ihn dazu, einen Schritt weiter zu gehen.",
  ],
  "nineteen-steps": [
    "Neunzehn Schritte",
    "Zwei schlafen, eines jagt, und die Steine liegen fern vom Hain. Du hast kaum einen Schritt zu verschenken.",
  ],
  "the-widest-sky": [
    "Unterm weitesten Himmel",
    "So viel Platz, und beide müssen an denselben Rand. Die Steine verkürzen die Nacht.",
  ],
};
