import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** A service at Pago Fácil of Chile, whose secret signs both ways, and the login of its portal, which alone may ask. */
export const pagofacilSchema = z.object({
  serviceToken: accountText(),
  serviceSecret: accountText(),
  userName: accountText(),
  password: accountText(),
  mode: accountMode,
});
export type PagofacilAccount = z.infer<typeof pagofacilSchema>;

/** Where it is asked, and where its pages are, by mode. */
export const PAGOFACIL_HOSTS = {
  test: { api: "https://apis-dev.pgf.cl", pages: ["https://gw-dev.pagofacil.cl", "https://apis-dev.pgf.cl"] },
  live: { api: "https://apis.pgf.cl", pages: ["https://gw.pagofacil.cl", "https://apis.pgf.cl"] },
} as const;
