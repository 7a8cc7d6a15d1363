import metadata from "libphonenumber-js/metadata.max.json";

/** What is known of each country's telephone numbers; in a built Worker read from a data file (vite.data.ts). */
export const read = async (): Promise<typeof metadata> => Promise.resolve(metadata);
