/** The characters that a browser writes as three in a file name (HTML, multipart/form-data encoding algorithm). */
const ESCAPED = /%(22|0D|0A)/gi;
const CONTROLS = /[\0-\x1f\x7f]+/g;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The name of an uploaded file as its sender's system calls it (RFC 7578, section 4.2): raw UTF-8 stays; a name that is
 * percent-encoded throughout, as some programs send what is not ASCII, is decoded, and a path before it is left out.
 */
export function uploadedFileName(raw: string): string {
  const whole = /^[\x21-\x7e ]*$/.test(raw) ? decoded(raw) : null;
  // What decodes to ASCII alone was meant as it stands, such as '100%25.csv'.
  const name =
    whole !== null && /[^\0-\x7f]/.test(whole)
      ? whole
      : raw.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  // Old browsers of Windows send the whole path.
  return (name.split(/[\\/]/).at(-1) ?? "").replace(CONTROLS, " ").trim().normalize("NFC");
}

/** What the header of one part of a form says. */
export interface PartDisposition {
  name: string;
  /** Null where the part is a field of text. */
  fileName: string | null;
}

/** A parameter in quotes ends at a quote that the next parameter or nothing follows: names hold backslashes and quotes. */
const PARAMETER = /;\s*([\w-]+\*?)\s*=\s*(?:"((?:[^"]|"(?!\s*(?:;|$)))*)"|([^;"\s]*))/g;

/** A name that says its character set (RFC 8187): UTF-8''%D9%85; null for any other. */
function extendedName(value: string): string | null {
  const [, escaped] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
  return escaped === undefined ? null : decoded(escaped);
}

/**
 * Reads a Content-Disposition of a form's part, whatever letters its file name is in.
 * @returns null where it is none, or names no field
 */
export function partDisposition(header: string | undefined): PartDisposition | null {
  if (header === undefined || !/^\s*form-data\s*;/i.test(header)) return null;
  const parameters = new Map<string, string>();
  for (const [, key = "", quoted, plain = ""] of header.matchAll(PARAMETER))
    parameters.set(key.toLowerCase(), quoted?.replaceAll('\\"', '"') ?? plain);
  const name = parameters.get("name");
  if (name === undefined) return null;
  const fileName = extendedName(parameters.get("filename*") ?? "") ?? parameters.get("filename");
  return { name, fileName: fileName === undefined ? null : uploadedFileName(fileName) };
}
