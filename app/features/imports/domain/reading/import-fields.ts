import { foldedWords } from "~/kernel/text/fold-text";

/** What a column of an imported file can say of a patient. */
export const IMPORT_FIELDS = [
  "externalNumber",
  "title",
  "firstName",
  "lastName",
  "fullName",
  "birthDate",
  "gender",
  "email",
  "phoneCallingCode",
  "phone",
  "address",
  "city",
  "postalCode",
  "country",
  "bloodGroup",
  "category",
  "language",
  "notes",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column (from 0) says what. */
export type Mapping = Partial<Record<ImportField, number>>;

/** What columns are called in English, Spanish and Arabic, by the exports of other systems and by people. */
const NAMES: Readonly<Record<ImportField, string>> = {
  externalNumber:
    "external number|externalId|external id|patient id|patient number|patient no|mrn|medical record number|file number|chart number|record number|numero externo|numero de historia|historia clinica|nhc|numero de paciente|id paciente|expediente|رقم الملف|رقم المريض|الرقم الخارجي|الرقم الطبي",
  title: "title|salutation|honorific|prefix|tratamiento|titulo|اللقب",
  firstName:
    "first name|given|given name|given names|forename|firstname|fname|nombre|nombre de pila|primer nombre|الاسم الأول|الاسم الاول",
  lastName:
    "last name|surname|family name|lastname|lname|apellido|apellidos|primer apellido|اسم العائلة|العائلة|الاسم الأخير|الكنية",
  fullName:
    "name|full name|patient name|patient|nombre completo|nombre y apellidos|paciente|الاسم|الاسم الكامل|اسم المريض",
  birthDate:
    "birth date|date of birth|dob|birthdate|birthday|born|fecha de nacimiento|fecha nacimiento|nacimiento|f nacimiento|تاريخ الميلاد|تاريخ الولادة|الميلاد",
  gender: "gender|sex|sexo|genero|الجنس|النوع",
  email:
    "email|e mail|mail|email address|correo|correo electronico|e correo|البريد الإلكتروني|البريد الالكتروني|البريد|الايميل",
  phoneCallingCode:
    "calling code|country code phone|phone code|phone country code|phone calling code|dial code|dialing code|prefijo|prefijo telefonico|codigo de pais|codigo telefonico|رمز الدولة|مفتاح الدولة|رمز الاتصال",
  phone:
    "phone|phone number|mobile|mobile number|mobile phone|cell|cell phone|cellphone|telephone|tel|contact number|telefono|movil|celular|telefono movil|numero de telefono|الهاتف|رقم الهاتف|الجوال|رقم الجوال|الموبايل|رقم الموبايل",
  address: "address|street|street address|address line 1|address 1|direccion|calle|domicilio|العنوان|الشارع",
  city: "city|town|ciudad|poblacion|localidad|municipio|المدينة",
  postalCode: "postal code|postcode|zip|zip code|codigo postal|cp|الرمز البريدي",
  country: "country|nation|pais|الدولة|البلد",
  bloodGroup: "blood group|blood type|bloodgroup|grupo sanguineo|tipo de sangre|grupo de sangre|فصيلة الدم|زمرة الدم",
  category: "category|patient category|group|categoria|categoria de paciente|tipo de paciente|الفئة|التصنيف|فئة المريض",
  language: "language|preferred language|idioma|idioma preferido|lengua|اللغة|اللغة المفضلة",
  notes: "notes|note|comments|comment|remarks|notas|observaciones|comentarios|ملاحظات|الملاحظات",
};

/** A heading without what people write differently: case, accents, gaps and marks. */
const folded = (heading: string) => foldedWords(heading).join("");

const FIELD_OF: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => [field, ...NAMES[field].split("|")].map((name) => [folded(name), field] as const)),
);

/** Which field each column is by its heading; of two columns with one meaning the first counts. */
export function matchHeader(header: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const [column, heading] of header.entries()) {
    const field = FIELD_OF.get(folded(heading));
    if (field && mapping[field] === undefined) mapping[field] = column;
  }
  // A name beside a surname is a first name, as in 'Name, Surname'.
  if (mapping.lastName !== undefined && mapping.firstName === undefined && mapping.fullName !== undefined) {
    mapping.firstName = mapping.fullName;
    delete mapping.fullName;
  }
  return mapping;
}

/** Whether a mapping says what every patient must have: a first name, which some have alone. */
export const maySayNames = (mapping: Mapping): boolean =>
  mapping.fullName !== undefined || mapping.firstName !== undefined;

/** Whether both names are given, so that no missing column needs to be asked about. */
export const namesPatients = (mapping: Mapping): boolean =>
  mapping.fullName !== undefined || (mapping.firstName !== undefined && mapping.lastName !== undefined);

/** A heading as it is shown: one may be as long as a file. */
const LONGEST_HEADING = 60;
export const shownHeading = (heading: string): string =>
  heading.length > LONGEST_HEADING ? `${heading.slice(0, LONGEST_HEADING - 1)}…` : heading;

/** The columns (from 0) that no field is filled from. */
export function columnsLeftOut(header: readonly string[], mapping: Mapping): number[] {
  const used = new Set<number>(Object.values(mapping));
  return [...header.keys()].filter((column) => !used.has(column));
}
