/** The highest limits that an API key may have: requests per day, and requests per second and process. */
export const maxKeyDailyRequests = 2 ** 31 - 1;
export const maxKeyRequestsPerSecond = 10_000;
/** How far ahead an API key may expire: five years. */
export const maxKeyLifeMs = 5 * 366 * 24 * 3_600_000;
