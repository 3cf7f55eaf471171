import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// In development `hanse serve`, at its usual port, answers what is asked of /api.
const server = "http://127.0.0.1:8323";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // a folder somewhere on another host is a house too
  worker: { format: "es" },
  build: { outDir: "../src/hanse/server/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, changeOrigin: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 600_000, hookTimeout: 600_000 },
});
