export { n as createKyselyAdapter, o as kyselyAdapter } from "./dist-DtKIqRhp.js";
