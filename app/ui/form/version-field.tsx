/** Says which version a form was made from; nothing where that is not known, and then the form is refused. */
export const VersionField = ({ version }: { version: unknown }) =>
  version == null ? null : <input type="hidden" name="version" value={String(version)} />;
