import { useT } from "~/i18n/use-t";

const SLIDERS = [
  { name: "zoom", label: "cutZoom", min: 1, max: 4, step: 0.1, at: 1 },
  { name: "across", label: "cutAcross", min: 0, max: 100, step: 0.5, at: 50 },
  { name: "down", label: "cutDown", min: 0, max: 100, step: 0.5, at: 50 },
] as const;

/** Which part of a new photo is shown; it appears with the photo (app/islands/files/picture-cut.ts). */
export function PhotoCut() {
  const { t } = useT();
  return (
    <fieldset data-cut hidden className="w-full">
      <legend className="font-semibold">{t("employees:profile.cut")}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-6">
        <canvas
          width={384}
          height={384}
          aria-hidden
          className="size-48 cursor-move touch-none rounded-full border border-line-strong bg-sunken"
        />
        <div className="flex min-w-56 grow flex-col gap-3">
          {SLIDERS.map(({ name, label, at, ...range }) => (
            <label key={name} className="flex flex-col gap-1">
              {t(`employees:profile.${label}`)}
              <input
                type="range"
                data-slider={name}
                defaultValue={at}
                dir="ltr"
                {...range}
                className="min-h-11 w-full max-w-prose"
              />
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
