// Before the contract tests: builds the backend where it changed, because tests that start it in a process of its own start
// what is built, as `npm start` does.
import { build } from './bootstrap.mjs';

export const setup = () => build('@cnx/backend');
