import { expect, it } from "vitest";
import { InvalidError, NotFoundError, UpstreamError } from "~/platform/http/errors.server";
import { sayUnreachable } from "./say-unreachable.server";

it("says on the form that the gateway does not answer, and lets everything else be", async () => {
  await expect(sayUnreachable(Promise.resolve("paid"))).resolves.toBe("paid");
  const silent: unknown = await sayUnreachable(Promise.reject(new UpstreamError("gatewayUnreachable"))).catch(
    (error: unknown) => error,
  );
  expect(silent).toBeInstanceOf(InvalidError);
  expect(silent).toMatchObject({ fields: [{ field: "", message: "billing:problem.unreachable" }] });
  await expect(sayUnreachable(Promise.reject(new NotFoundError()))).rejects.toThrow(NotFoundError);
});
