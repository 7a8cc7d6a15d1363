import { z } from "zod";
import { DISPLAY_CHOICES } from "~/kernel/display";

const chosen = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, "errors:field.chooseOne").optional();

/** What somebody chooses of how screens look to them; what is not named stays. */
export const displaySchema = z.object({
  theme: chosen(DISPLAY_CHOICES.theme),
  density: chosen(DISPLAY_CHOICES.density),
  rail: chosen(DISPLAY_CHOICES.rail),
  clock: chosen(DISPLAY_CHOICES.clock),
  dates: chosen(DISPLAY_CHOICES.dates),
});
