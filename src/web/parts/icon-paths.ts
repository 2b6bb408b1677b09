/** Line drawings on a square of 24 by 24. */
export const iconPaths = {
  copy: "M9 9h10v10H9zM5 15V5h10",
  check: "m5 12.5 4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  sun: "M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m11.4 0 1.4 1.4M4.9 4.9l1.4 1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5",
  close: "m6 6 12 12M18 6 6 18",
  back: "m14 6-6 6 6 6",
  down: "m6 10 6 6 6-6",
  forward: "m10 6 6 6-6 6",
  key: "M14.5 13.5a5 5 0 1 0-4-4L3 17v4h4v-2.5h2.5V16zM16 8h.01",
  chart: "M4 20V10m6 10V4m6 16v-7m4 7H2",
  mail: "M3 6h18v12H3zm0 1 9 6 9-6",
  chain: "M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v7",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 5 5",
  warning: "M12 4 2.5 20h19zM12 10v4m0 3h.01",
} as const;
