import { fillInFacts, serviceFactsPlace } from "../../../src/http/service-facts-place.js";

it("fills in facts whose texts cannot end the element, nor be taken for a pattern of replacement", () => {
  const facts = { chainName: "</script><script>alert(1)</script><!--", baseUrl: "https://a.example/$&$1" };
  const html = fillInFacts(`<head>${serviceFactsPlace}</head>`, facts);
  const [, json = ""] =
    /^<head><script type="application\/json" id="service-facts">([^<]*)<\/script><\/head>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(facts);
});
