/** Outcome of something that can fail in a way the caller must handle: a value, or a named reason. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Reason>(error: Reason): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error };
}
