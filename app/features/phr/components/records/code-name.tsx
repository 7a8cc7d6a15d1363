/** What a code is called in the reader's language, beside the words that were typed in another one. */
export function CodeName({ name = "" }: { name?: string | undefined }) {
  if (name === "") return null;
  return (
    <p className="text-sm text-muted">
      <bdi>{name}</bdi>
    </p>
  );
}
