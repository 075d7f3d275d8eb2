/** The sensitivity that change points are shown for; routes know queries, not insights. */
export { readSensitivity } from '../insights/sensitivity-setting.ts';
