import { base, type Recipes } from "../recipe";

const recipes: Recipes = {
  "GET /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  "POST /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  [`POST ${base}/signup`]: { plain: ({ unique }) => ({ body: { firstName: unique } }) },
};

export const pagesInMatrix = { ids: {}, recipes };
