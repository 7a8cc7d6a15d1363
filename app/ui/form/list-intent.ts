/** What a button posts that adds a line to a list of a form or takes one away; nothing is saved by it. */
export const listIntent = (type: "insert" | "remove", payload: object) => ({
  name: "__intent__",
  value: JSON.stringify({ type, payload }),
});
