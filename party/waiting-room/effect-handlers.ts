import type { CallEffect } from "~/features/waiting-room/domain/video/room-call-event";
import type { RoomEffect } from "~/features/waiting-room/domain/rooms/room-event";

type EffectType = RoomEffect["type"];
type EffectOf<Type extends EffectType> = Extract<RoomEffect, { type: Type }>;

/** What is done for each of these effects; one that is missing does not compile. */
export type Handlers<Type extends EffectType> = { readonly [T in Type]: (effect: EffectOf<T>) => void };

/** Effects that the storage carries out, before anything is sent. */
export type StoredEffect = Extract<EffectType, `${"store" | "forget" | "end"}-${string}`>;
/** All others: what goes to sockets. A new effect is one of the two, and so has a handler. */
export type SentEffect = Exclude<EffectType, StoredEffect>;

/** Those of a call that somebody who polls is told of as well; the place in the call goes with a socket alone. */
export type CallFrameEffect = Exclude<CallEffect["type"], StoredEffect | "seat">;

/** Carries out those of the effects that the table has, in their order. */
export function carryOut<Type extends EffectType>(effects: readonly RoomEffect[], handlers: Handlers<Type>): void {
  for (const effect of effects) {
    // The table's entry of a type takes the effect of that type.
    const handle = (handlers as Partial<Record<EffectType, (effect: RoomEffect) => void>>)[effect.type];
    handle?.(effect);
  }
}
