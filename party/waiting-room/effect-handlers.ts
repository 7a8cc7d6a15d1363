import type { CallEffect } from "~/features/waiting-room/domain/video/room-call-event";
import type { RoomEffect } from "~/features/waiting-room/domain/rooms/room-event";

type EffectType = RoomEffect["type"];
type EffectOf<Type extends EffectType> = Extract<RoomEffect, { type: Type }>;

/** Handler of each of these effects; a missing one does not compile. */
export type Handlers<Type extends EffectType> = { readonly [T in Type]: (effect: EffectOf<T>) => void };

/** Effects that the storage carries out, before anything is sent. */
export type StoredEffect = Extract<EffectType, `${"store" | "forget" | "end"}-${string}`>;
/** All other effects, which go to sockets. Every new effect is one of the two, and so needs a handler. */
export type SentEffect = Exclude<EffectType, StoredEffect>;

/** Effects of a call of which polling members are told as well; a place in the call belongs to a socket only. */
export type CallFrameEffect = Exclude<CallEffect["type"], StoredEffect | "seat">;

/** Carries out the effects that the table handles, in order. */
export function carryOut<Type extends EffectType>(effects: readonly RoomEffect[], handlers: Handlers<Type>): void {
  for (const effect of effects) {
    // The table's entry for a type takes the effect of that type.
    const handle = (handlers as Partial<Record<EffectType, (effect: RoomEffect) => void>>)[effect.type];
    handle?.(effect);
  }
}
