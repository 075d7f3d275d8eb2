/**
 * Ways to write a redirect target that is not registered.
 * @param host Of an application that is registered, on this computer: some targets look like it.
 */
export function foreignTargets(host: string): readonly string[] {
  const [name, port] = host.split(':');
  return [
    'evil.example',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    `https://${host}@evil.example/`,
    `http://evil.example#@${host}`,
    `${host}.evil.example`,
    '%2f%2fevil.example',
    'javascript:alert(document.domain)',
    `http://${name}:${Number(port) + 1}/`,
    'https://аpp.example/',
  ];
}
