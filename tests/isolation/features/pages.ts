import { base, type Recipes } from "../recipe";

const recipes: Recipes = {
  "GET /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  "POST /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  "GET /find": { plain: () => ({ query: { q: "back pain" } }) },
  "GET /practice/:name": { plain: () => ({ params: { name: "privacy" } }) },
  // Of all that home does, this asks for nothing but the right to do it.
  [`POST ${base}/home`]: { plain: () => ({ body: { intent: "restore-steps" } }) },
  // Without the tick: past the door it is refused.
  [`POST ${base}/account/delete`]: { plain: () => ({ body: { intent: "delete" } }) },
  [`POST ${base}/signup`]: { plain: ({ unique }) => ({ body: { firstName: unique } }) },
};

export const pagesInMatrix = { ids: {}, recipes };
