import type { CallSignal } from "../../domain/video/room-call-state";
import type { LineSample } from "../../domain/video/call-quality";

export type Description = NonNullable<CallSignal["description"]>;
export type Candidate = CallSignal["candidate"];
export type TrackKind = "audio" | "video";
export type ConnectionState = "new" | "connecting" | "connected" | "disconnected" | "failed" | "closed";

export interface PeerConnectionHandlers {
  onNegotiationNeeded(): void;
  onCandidate(candidate: Candidate): void;
  /** A track of the other side, which may be silent or dark until they send on it, and the line it comes on. */
  onTrack(track: MediaStreamTrack, mid: string | null): void;
  /** `closed` where the other side closed it. */
  onState(state: ConnectionState): void;
}

/** The part of a peer connection that a call uses; a test brings its own. */
export interface PeerConnection {
  readonly isStable: boolean;
  /** Makes the description that is due, offer or answer, and gives it. */
  describe(): Promise<Description>;
  accept(description: Description): Promise<void>;
  addCandidate(candidate: Candidate): Promise<void>;
  restartIce(): void;
  /** Lays out one line for sound and one for the picture; only the side that offers first does. */
  openLines(direction?: "sendrecv" | "sendonly"): void;
  /** The lines that were laid out here, once they were described. */
  lines(): { kind: TrackKind; mid: string }[];
  /** Before an answer: both lines are used both ways. */
  answerLines(): void;
  /** What is sent on a line; null for nothing. Takes no negotiation. */
  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  /** Most bits a second of the picture; null for as many as go. */
  limitVideo(bitsPerSecond: number | null): void;
  /** What was measured so far, of some lines or of all. */
  sample(mids?: readonly string[]): Promise<LineSample>;
  close(): void;
}

export type CreatePeerConnection = (handlers: PeerConnectionHandlers) => PeerConnection;

const KINDS: readonly TrackKind[] = ["audio", "video"];

/** The browser's own peer connection (W3C WebRTC 1.0). The ICE servers are asked for at the moment of connecting. */
export function browserPeerConnections(iceServers: () => RTCIceServer[]): CreatePeerConnection {
  return (handlers) => new BrowserPeerConnection(new RTCPeerConnection({ iceServers: iceServers() }), handlers);
}

class BrowserPeerConnection implements PeerConnection {
  private readonly outgoing = new Map<TrackKind, MediaStreamTrack | null>();
  private videoLimit: number | null = null;

  constructor(
    private readonly connection: RTCPeerConnection,
    handlers: PeerConnectionHandlers,
  ) {
    connection.onnegotiationneeded = () => handlers.onNegotiationNeeded();
    connection.onicecandidate = ({ candidate }) => handlers.onCandidate(candidate && plain(candidate));
    connection.ontrack = ({ track, transceiver }) => handlers.onTrack(track, transceiver.mid);
    connection.onconnectionstatechange = () => {
      handlers.onState(connection.connectionState);
      this.watchGoodbye(() => handlers.onState("closed"));
    };
  }

  get isStable(): boolean {
    return this.connection.signalingState === "stable";
  }

  async describe(): Promise<Description> {
    await this.connection.setLocalDescription();
    const made = this.connection.localDescription;
    if (!made) throw new Error("no local description");
    return { type: made.type, sdp: made.sdp };
  }

  accept(description: Description): Promise<void> {
    return this.connection.setRemoteDescription(description);
  }

  addCandidate(candidate: Candidate): Promise<void> {
    return this.connection.addIceCandidate(candidate ?? undefined);
  }

  restartIce(): void {
    this.connection.restartIce();
  }

  openLines(direction: "sendrecv" | "sendonly" = "sendrecv"): void {
    for (const kind of KINDS) this.connection.addTransceiver(kind, { direction });
    this.fill();
  }

  lines(): { kind: TrackKind; mid: string }[] {
    return KINDS.flatMap((kind) => {
      const mid = this.lineOf(kind)?.mid;
      return mid ? [{ kind, mid }] : [];
    });
  }

  answerLines(): void {
    for (const transceiver of this.connection.getTransceivers()) transceiver.direction = "sendrecv";
    this.fill();
  }

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.outgoing.set(kind, track);
    this.fill();
  }

  limitVideo(bitsPerSecond: number | null): void {
    this.videoLimit = bitsPerSecond;
    const sender = this.lineOf("video")?.sender;
    if (!sender) return;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings) {
      if (bitsPerSecond === null) delete encoding.maxBitrate;
      else encoding.maxBitrate = bitsPerSecond;
    }
    void sender.setParameters(parameters).catch(() => undefined);
  }

  async sample(mids?: readonly string[]): Promise<LineSample> {
    return readSample(await this.connection.getStats(), mids);
  }

  close(): void {
    this.connection.onconnectionstatechange = null;
    for (const { transport } of this.connection.getSenders()) if (transport) transport.onstatechange = null;
    this.connection.close();
  }

  /** The other side that closes says so by DTLS, long before the browser finds the line dead. */
  private watchGoodbye(onClosed: () => void): void {
    const transport = this.connection.getSenders()[0]?.transport;
    if (!transport || this.connection.connectionState !== "connected") return;
    transport.onstatechange = () => {
      if (transport.state === "closed" && this.connection.connectionState !== "closed") onClosed();
    };
  }

  private lineOf(kind: TrackKind): RTCRtpTransceiver | undefined {
    return this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
  }

  private fill(): void {
    for (const [kind, track] of this.outgoing) {
      const sender = this.lineOf(kind)?.sender;
      if (sender && sender.track !== track) void sender.replaceTrack(track).catch(() => undefined);
    }
    if (this.videoLimit !== null) this.limitVideo(this.videoLimit);
  }
}

function plain({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): Candidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** Sums up what the browser measured (W3C webrtc-stats): what came, what was lost, and the way there and back. */
function readSample(report: RTCStatsReport, mids?: readonly string[]): LineSample {
  const sample: LineSample = { packetsReceived: 0, packetsLost: 0, framesDecoded: 0, roundTripMs: null };
  report.forEach((stats: Record<string, unknown>) => {
    const count = (name: string) => (typeof stats[name] === "number" ? stats[name] : 0);
    if (stats["type"] === "inbound-rtp" && (!mids || mids.includes(String(stats["mid"])))) {
      sample.packetsReceived += count("packetsReceived");
      sample.packetsLost += count("packetsLost");
      sample.framesDecoded += count("framesDecoded");
    }
    if (stats["type"] === "candidate-pair" && stats["nominated"] === true && "currentRoundTripTime" in stats) {
      sample.roundTripMs = Math.round(count("currentRoundTripTime") * 1_000);
    }
  });
  return sample;
}
