/** Light particles after a purification, a merging or a capture, for less than a second. Units are cells. */

interface Mote {
  x: number;
  y: number;
  readonly dx: number;
  readonly dy: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly colour: string;
}

export type Burst = "purify" | "merge" | "caught" | "wake" | "trail" | "stuck" | "complete";

interface Spray {
  readonly count: number;
  readonly speed: number;
  /** Upwards, in cells per second. */
  readonly lift: number;
  readonly life: number;
  readonly size: number;
  readonly colours: readonly string[];
}

const sprays: Readonly<Record<Burst, Spray>> = {
  purify: {
    count: 26,
    speed: 0.9,
    lift: 1.3,
    life: 0.95,
    size: 0.11,
    colours: ["109 247 155", "255 227 241", "230 255 238"],
  },
  merge: { count: 12, speed: 1.3, lift: 0.2, life: 0.45, size: 0.1, colours: ["255 225 77"] },
  caught: { count: 22, speed: 2, lift: 0, life: 0.7, size: 0.1, colours: ["99 224 232", "255 90 95", "217 254 255"] },
  wake: { count: 9, speed: 0.8, lift: 0.7, life: 0.6, size: 0.09, colours: ["214 168 255"] },
  trail: { count: 5, speed: 0.25, lift: 0.15, life: 0.6, size: 0.1, colours: ["156 240 244", "217 254 255"] },
  stuck: { count: 7, speed: 0.7, lift: 0.4, life: 0.4, size: 0.08, colours: ["240 191 106"] },
  complete: {
    count: 40,
    speed: 1.9,
    lift: 0.9,
    life: 1,
    size: 0.1,
    colours: ["156 240 244", "109 247 155", "255 241 201"],
  },
};

export class Motes {
  #motes: Mote[] = [];

  get isEmpty(): boolean {
    return this.#motes.length === 0;
  }

  burst(kind: Burst, x: number, y: number): void {
    const { count, speed, lift, life, size, colours } = sprays[kind];
    for (let i = 0; i < count; i++) {
      const turn = Math.random() * 2 * Math.PI;
      const pace = speed * (0.3 + Math.random() * 0.7);
      this.#motes.push({
        x: x + Math.cos(turn) * 0.15,
        y: y + Math.sin(turn) * 0.15,
        dx: Math.cos(turn) * pace,
        dy: Math.sin(turn) * pace - lift,
        age: 0,
        life: life * (0.5 + Math.random() * 0.5),
        size: size * (0.6 + Math.random() * 0.8),
        colour: colours[i % colours.length] ?? "255 255 255",
      });
    }
  }

  /** Advances by so many seconds and draws; `scale` is the pixels of a cell. */
  draw(pen: CanvasRenderingContext2D, seconds: number, scale: number): void {
    this.#motes = this.#motes.filter((mote) => mote.age + seconds < mote.life);
    for (const mote of this.#motes) {
      mote.age += seconds;
      mote.x += mote.dx * seconds;
      mote.y += mote.dy * seconds;
      const left = 1 - mote.age / mote.life;
      dot(pen, mote.x * scale, mote.y * scale, mote.size * scale * (0.5 + left), mote.colour, left);
    }
  }

  clear(): void {
    this.#motes = [];
  }
}

/** A soft dot of light. */
export const dot = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void => {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(${colour} / ${strength})`);
  light.addColorStop(0.4, `rgb(${colour} / ${strength * 0.6})`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};
