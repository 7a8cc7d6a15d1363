import { z } from "zod";
import { currencyByCode } from "./currencies";

const CHOOSE = "errors:field.chooseOne";

/** The code (ISO 4217) of a currency that can be charged in, as GBP. */
export const currencyField = z.string(CHOOSE).refine((code) => currencyByCode(code) !== undefined, CHOOSE);
