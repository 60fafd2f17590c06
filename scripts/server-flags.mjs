/** How Node is started to serve: what it warns of, the server writes into its log. */
export const serverFlags = ['--no-warnings'];
