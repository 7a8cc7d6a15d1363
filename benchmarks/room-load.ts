import { median } from "./pairs";
import type { Line, Side } from "./room-sides";

/** How many rooms of how many people, and how many messages each room is sent a second. */
export interface Load {
  name: string;
  rooms: number;
  people: number;
  messagesASecond: number;
}

/** What came of one round. */
export interface Measured {
  /** Deliveries a second, from the first message to the last delivery. */
  rate: number;
  /** Median time from sending to a delivery, in ms. */
  latency: number;
}

/** How long deliveries may take after the last message, in milliseconds. */
const DRAIN_MS = 15_000;

/** The lines of one side under one load, open for all of its rounds. */
export class LoadedSide {
  sent = 0;
  private lines: Line[][] = [];
  private latencies: number[] = [];
  private lastAt = 0;

  constructor(
    readonly side: Side,
    private readonly load: Load,
  ) {}

  /** Opens all lines, room by room: whoever comes first is the guest whose chat it is. */
  async open(): Promise<void> {
    for (let room = 0; room < this.load.rooms; room++) {
      const lines: Line[] = [];
      for (let member = 0; member < this.load.people; member++)
        lines.push(await this.side.join(this.roomName(room), member, (text) => this.received(text)));
      this.lines.push(lines);
    }
  }

  close(): void {
    for (const line of this.lines.flat()) line.close();
  }

  /** Sends at the load's rate for so long, waits for all deliveries, and tells how it went. */
  async round(seconds: number): Promise<Measured> {
    const { rooms, people, messagesASecond } = this.load;
    this.latencies = [];
    const total = rooms * messagesASecond * seconds;
    const started = performance.now();
    for (let sent = 0; sent < total;) {
      const due = Math.min(total, Math.ceil(((performance.now() - started) / 1_000) * rooms * messagesASecond));
      for (; sent < due; sent++) this.send(sent);
      await new Promise((done) => setTimeout(done, 2));
    }
    const all = total * people;
    for (const deadline = performance.now() + DRAIN_MS; this.latencies.length < all && performance.now() < deadline;)
      await new Promise((done) => setTimeout(done, 5));
    if (this.latencies.length !== all)
      throw new Error(`${this.side.name}: ${this.latencies.length} of ${all} deliveries came`);
    return { rate: all / ((this.lastAt - started) / 1_000), latency: median(this.latencies) };
  }

  /** Messages that are stored, of those that were sent; null where none are. */
  async stored(): Promise<number | null> {
    let sum = 0;
    for (let room = 0; room < this.load.rooms; room++) {
      const stored = await this.side.stored(this.roomName(room));
      if (stored === null) return null;
      sum += stored;
    }
    return sum;
  }

  private send(number: number): void {
    const lines = this.lines[number % this.load.rooms] ?? [];
    const line = lines[Math.floor(number / this.load.rooms) % this.load.people];
    line?.send(`m${this.sent}`, `t${performance.now().toFixed(3)} a message of a usual length for a chat`);
    this.sent += 1;
  }

  private received(text: string): void {
    this.lastAt = performance.now();
    this.latencies.push(this.lastAt - Number(text.slice(1, text.indexOf(" "))));
  }

  private roomName(room: number): string {
    const { rooms, people, messagesASecond } = this.load;
    return `${rooms}x${people}-${messagesASecond}-${room}`;
  }
}
