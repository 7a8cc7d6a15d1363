import type { CallSignal } from "../../domain/video/room-call-state";
import type { Description, PeerConnection } from "./peer-connection";

type Part = Omit<CallSignal, "linkId">;

export interface NegotiationOptions {
  /** Gives way when both offer at once. Of two peers exactly one is polite. */
  polite: boolean;
  send(part: Part): void;
  /** A description could not be made or taken: this tie is past mending. */
  onBroken(): void;
}

/**
 * Perfect negotiation (W3C WebRTC 1.0, example in section 10.7): either side may offer at any time; where both do at
 * once, the impolite one goes on and the polite one takes its own back.
 */
export class Negotiation {
  private makingOffer = false;
  private ignoringOffer = false;
  private takingAnswer = false;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly connection: PeerConnection,
    private readonly options: NegotiationOptions,
  ) {}

  async offer(): Promise<void> {
    try {
      this.makingOffer = true;
      this.options.send({ description: await this.connection.describe() });
    } catch {
      this.options.onBroken();
    } finally {
      this.makingOffer = false;
    }
  }

  /** Takes signals one after the other, in the order they came. */
  receive(part: Part): Promise<void> {
    this.queue = this.queue.then(() => this.take(part)).catch(() => this.options.onBroken());
    return this.queue;
  }

  private async take({ description, candidate }: Part): Promise<void> {
    if (description) await this.takeDescription(description);
    else if (candidate !== undefined) await this.takeCandidate(candidate);
  }

  private async takeDescription(description: Description): Promise<void> {
    const ready = !this.makingOffer && (this.connection.isStable || this.takingAnswer);
    const collision = description.type === "offer" && !ready;
    this.ignoringOffer = !this.options.polite && collision;
    if (this.ignoringOffer) return;
    this.takingAnswer = description.type === "answer";
    await this.connection.accept(description);
    this.takingAnswer = false;
    if (description.type !== "offer") return;
    this.connection.answerLines();
    this.options.send({ description: await this.connection.describe() });
  }

  private async takeCandidate(candidate: CallSignal["candidate"]): Promise<void> {
    try {
      await this.connection.addCandidate(candidate);
    } catch (error) {
      // A way to be reached that belongs to an offer we did not take.
      if (!this.ignoringOffer) throw error;
    }
  }
}
