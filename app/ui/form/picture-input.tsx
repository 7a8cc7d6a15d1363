import { Field } from "./field";

interface PictureInputProps {
  id: string;
  /** Of the picture itself; its smaller copies go by the name and their width. */
  name: string;
  label: string;
  hint: string;
  error?: string;
  /** In which widths smaller copies are made before it is sent, in pixels; without script none are. */
  widths: readonly number[];
}

/** A picture to be sent, with hidden fields for its smaller copies (app/islands/files/smaller-pictures.ts). */
export function PictureInput({ id, name, label, hint, error, widths }: PictureInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <>
          <input
            {...aria}
            type="file"
            name={name}
            required
            data-widths={widths.join(" ")}
            accept="image/png,image/jpeg,image/webp"
            className="block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5"
          />
          {widths.map((width) => (
            <input key={width} type="file" name={`${name}-${width}`} hidden aria-hidden="true" tabIndex={-1} />
          ))}
        </>
      )}
    </Field>
  );
}
