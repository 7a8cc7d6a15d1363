import type { GatewayType } from "./gateway-type";

/** One place further up or down; the same order where there is none. */
export function movedOrder(order: readonly GatewayType[], type: GatewayType, step: "up" | "down"): GatewayType[] {
  const from = order.indexOf(type);
  const to = from + (step === "up" ? -1 : 1);
  const moved = [...order];
  const other = moved[to];
  if (from === -1 || other === undefined) return moved;
  [moved[from], moved[to]] = [other, type];
  return moved;
}

/** Whether two orders name the same gateways, each once. */
export const isSameSet = (one: readonly GatewayType[], other: readonly GatewayType[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((type) => other.includes(type));
