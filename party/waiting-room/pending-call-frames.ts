import { takesPart } from "~/features/waiting-room/domain/chat/chat-room";
import { pollConnectionOf } from "~/features/waiting-room/domain/video/room-call-state";
import type { RoomEffect } from "~/features/waiting-room/domain/rooms/room-event";
import type { RoomIdentity, RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import type { PollCursor } from "~/features/waiting-room/realtime/protocol-calls";
import type { CallServerMessage } from "~/features/waiting-room/realtime/protocol-video";
import { carryOut, type CallFrameEffect } from "./effect-handlers";
import { callFrame, callFramesFor, captionFrame, signalFrame } from "./calls";

/** Largest number of frames kept for a member; one who is slower gets the current members of the call instead. */
const MOST_KEPT = 200;

interface Box {
  id: string;
  /** Number of the last frame that was added. */
  last: number;
  frames: { number: number; frame: CallServerMessage }[];
}

/**
 * Frames of calls for polling members, kept until they are fetched. In memory only: nobody polls a sleeping room, and
 * after a restart members get the current call and reconnect what broke.
 */
export class PendingCallFrames {
  private readonly boxes = new Map<string, Box>();

  /** Starts keeping frames for a member who polls. */
  open(memberId: string): void {
    if (!this.boxes.has(memberId)) this.boxes.set(memberId, { id: crypto.randomUUID(), last: 0, frames: [] });
  }

  carry(effects: readonly RoomEffect[], state: RoomState): void {
    if (this.boxes.size === 0) return;
    carryOut<CallFrameEffect>(effects, {
      "tell-call": ({ chatRoomId, left, memberIds }) => {
        const frame = callFrame(state, chatRoomId, left);
        for (const memberId of memberIds) this.put(memberId, frame);
      },
      signal: (effect) => this.putTo([effect.connectionId], signalFrame(effect)),
      caption: (effect) => this.putTo(effect.connectionIds, captionFrame(effect)),
    });
    for (const memberId of [...this.boxes.keys()]) {
      if ((state.members.get(memberId)?.pollUntil ?? null) === null) this.boxes.delete(memberId);
    }
  }

  /** Frames that a member has not fetched, and their position after these. */
  after(
    state: RoomState,
    viewer: RoomIdentity,
    seen: PollCursor["calls"],
  ): { frames: CallServerMessage[]; calls: PollCursor["calls"] } {
    const box = this.boxes.get(viewer.memberId);
    if (!box) return { frames: [], calls: seen };
    const calls = { box: box.id, at: box.last };
    const oldest = box.last - box.frames.length;
    // Frames of a call that they may no longer know of are left out.
    const theirs = box.frames.filter(({ frame }) => takesPart(state, viewer, frame.chatRoomId));
    if (seen?.box === box.id && seen.at >= oldest) {
      return { frames: theirs.filter(({ number }) => number > seen.at).map(({ frame }) => frame), calls };
    }
    const signals = theirs.map(({ frame }) => frame).filter(({ type }) => type === "CALL_SIGNAL");
    return { frames: [...callFramesFor(state, viewer), ...signals], calls };
  }

  private putTo(connectionIds: readonly string[], frame: CallServerMessage): void {
    for (const memberId of this.boxes.keys()) {
      if (connectionIds.includes(pollConnectionOf(memberId))) this.put(memberId, frame);
    }
  }

  private put(memberId: string, frame: CallServerMessage): void {
    const box = this.boxes.get(memberId);
    if (!box) return;
    box.last += 1;
    box.frames.push({ number: box.last, frame });
    box.frames.splice(0, box.frames.length - MOST_KEPT);
  }
}
