/** What a button posts that adds a line to a list of a form, takes one away or moves it; nothing is saved by it. */
export const listIntent = (type: "insert" | "remove" | "reorder", payload: object) => ({
  name: "__intent__",
  value: JSON.stringify({ type, payload }),
});
