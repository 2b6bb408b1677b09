import { toCsv } from "../../../../src/web/format/csv.js";

it("quotes what would end a field, and disarms what a spreadsheet would take for a formula", () => {
  const rows = [
    ["plain", 1.5, null],
    ['say "no", or\r\nnot', -3, ""],
    ["=HYPERLINK(A1)", "@x", "-1+1"],
  ];
  expect(toCsv(rows)).toBe(`plain,1.5,\r\n"say ""no"", or\r\nnot",-3,\r\n'=HYPERLINK(A1),'@x,'-1+1\r\n`);
});
