/** What a form passes on unseen, by name; what is undefined is left out. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string | number | undefined>> }) {
  return (
    <>
      {Object.entries(fields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
