/** Characters that a browser escapes in a file name (HTML, multipart/form-data encoding algorithm). */
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
 * Name of an uploaded file on its sender's system (RFC 7578, section 4.2). Raw UTF-8 stays; a name that is
 * percent-encoded throughout, as some programs send non-ASCII names, is decoded; a path before it is removed.
 */
export function uploadedFileName(raw: string): string {
  const whole = /^[\x21-\x7e ]*$/.test(raw) ? decoded(raw) : null;
  // A name that decodes to pure ASCII was meant literally, such as '100%25.csv'.
  const name =
    whole !== null && /[^\0-\x7f]/.test(whole)
      ? whole
      : raw.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  // Old browsers on Windows send the whole path.
  return (name.split(/[\\/]/).at(-1) ?? "").replace(CONTROLS, " ").trim().normalize("NFC");
}

/** Content of a form part's header. */
export interface PartDisposition {
  name: string;
  /** Null if the part is a text field. */
  fileName: string | null;
}

/**
 * A quoted parameter ends at a quote that the next parameter or nothing follows, since names contain backslashes and
 * quotes. Each begins where the one before ended, so that a header without an end of a quote is read once.
 */
const PARAMETER = /\s*;\s*([\w-]+\*?)\s*=\s*(?:"((?:[^"]|"(?!\s*(?:;|$)))*)"|([^;"\s]*))/gy;

/** A name with its character set (RFC 8187), such as UTF-8''%D9%85; null for any other. */
function extendedName(value: string): string | null {
  const [, escaped] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
  return escaped === undefined ? null : decoded(escaped);
}

/**
 * Reads the Content-Disposition of a form part, with a file name in any script.
 * @returns null if it is not one, or names no field
 */
export function partDisposition(header: string | undefined): PartDisposition | null {
  const kind = /^\s*form-data(?=\s*;)/i.exec(header ?? "")?.[0];
  if (header === undefined || kind === undefined) return null;
  const parameters = new Map<string, string>();
  for (const [, key = "", quoted, plain = ""] of header.slice(kind.length).matchAll(PARAMETER))
    parameters.set(key.toLowerCase(), quoted?.replaceAll('\\"', '"') ?? plain);
  const name = parameters.get("name");
  if (name === undefined) return null;
  const fileName = extendedName(parameters.get("filename*") ?? "") ?? parameters.get("filename");
  return { name, fileName: fileName === undefined ? null : uploadedFileName(fileName) };
}
