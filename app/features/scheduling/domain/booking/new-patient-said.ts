/** What was typed of a person, by its parts; empty or absent where a part was not. */
interface Typed {
  name: string;
  phone: string;
  email: string;
  /** YYYY-MM-DD. */
  birthDate: string | undefined;
}

/** What a search that found nobody says of a new patient: of a name, the first word is the first name. */
export function newPatientSaid({ name, phone, email, birthDate = "" }: Typed): Record<string, string> {
  const [firstName = "", ...rest] = name.split(/\s+/u);
  const said = { firstName, lastName: rest.join(" "), phone, email, birthDate };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}
