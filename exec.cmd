@rem "exec node ..." in package.json is for shells, which would keep signals to themselves; here it only runs the rest.
@%*
