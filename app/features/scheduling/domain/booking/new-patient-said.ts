/**
 * What a search that found nobody says of a new patient: a birth date (`born`, YYYY-MM-DD) where it has one, beside which
 * only the `rest` counts; a phone where it is digits, an email nothing, else a first name and the rest as last name.
 */
export function newPatientSaid(
  search: string | undefined,
  born?: { birthDate: string; rest: string },
): Record<string, string> {
  if (born) return { ...newPatientSaid(born.rest), birthDate: born.birthDate };
  const said = search?.trim() ?? "";
  if (said === "" || said.includes("@")) return {};
  if (/\p{Nd}/u.test(said)) return /\p{L}/u.test(said) ? {} : { phone: said };
  const [firstName = "", ...rest] = said.split(/\s+/u);
  return rest.length > 0 ? { firstName, lastName: rest.join(" ") } : { firstName };
}
