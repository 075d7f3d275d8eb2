import { systemThemes, type SystemThemes } from './follow-system.ts';
import { defaultTheme, themeClassPrefix, themeNames, type ThemeName } from './theme-names.ts';

/**
 * What a page's boot script needs in order to put the theme's class on `html` and `body` before first paint.
 * Plain data of this package's own files: the build can write it into the script as JSON.
 */
export const themeBoot = {
  /** The key in local storage under which the chosen theme's name stands. */
  storageKey: 'theme',
  names: themeNames,
  fallback: defaultTheme,
  classPrefix: themeClassPrefix,
} as const;

const isDark = "matchMedia('(prefers-color-scheme: dark)').matches";

/**
 * The text of a script for the head of a page, before anything that is painted: gives `html`, and `body` once it is parsed,
 * the theme stored under {@link themeBoot}'s key, else the one given; `system`, stored or given, is the one that the
 * reader's system asks for. The text is always the same, so that a Content-Security-Policy can name its hash.
 * @param otherwise the theme of a reader for whom none is stored
 * @param pair which themes `system` stands for
 */
export function themeBootScript(
  otherwise: ThemeName | 'system' = defaultTheme,
  pair: SystemThemes = systemThemes,
): string {
  const { storageKey, names, classPrefix } = themeBoot;
  return `(function(){var names=${JSON.stringify(names)},name;
try{name=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}
if(name!=='system'&&names.indexOf(name)<0)name=${JSON.stringify(otherwise)};
if(name==='system')name=${isDark}?${JSON.stringify(pair.dark)}:${JSON.stringify(pair.light)};
function set(element){names.forEach(function(one){element.classList.toggle(${JSON.stringify(classPrefix)}+one,one===name)})}
var root=document.documentElement;set(root);
if(document.body)set(document.body);
else new MutationObserver(function(_,self){if(document.body){set(document.body);self.disconnect()}}).observe(root,{childList:true});
})()`;
}
