import { describe, expect, it } from "vitest";
import { isSoftware, wished } from "./tier";

describe("the tier", () => {
  it("is taken from the query or the hash", () => {
    expect(wished({ search: "?tier=plain", hash: "" })).toBe("plain");
    expect(wished({ search: "", hash: "#/play/x?tier=full" })).toBe("full");
    expect(wished({ search: "?a=1", hash: "#/tier" })).toBe(null);
  });

  it("knows renderers without a graphics card", () => {
    expect(isSoftware("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)")).toBe(true);
    expect(isSoftware("ANGLE (NVIDIA, GeForce RTX 3060)")).toBe(false);
  });
});
