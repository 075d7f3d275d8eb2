/**
 * Whether a source file becomes a client module (`"use client"`): it holds components, which use state, context or the
 * browser. Words, tokens, theme names and other plain values stand in `.ts` files and can be read by server components.
 * @param {string} file its path within `src`
 */
export const isClientFile = (file) => file.endsWith('.tsx') && !/\.(stories|test|test-d)\.tsx$/.test(file);
